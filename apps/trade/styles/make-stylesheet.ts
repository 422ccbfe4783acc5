import { makeStylesheets } from "@precise/web/build/make-stylesheets";
import { stylesheets } from "./stylesheets.ts";

await makeStylesheets(stylesheets);
