import { mount } from "svelte";

import App from "./App.svelte";
import "./base.css";
import "./scene.css";
import { applySettings } from "./settings.svelte";

applySettings();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
export default mount(App, { target });
