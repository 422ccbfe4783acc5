import { drawLogo } from "./draw-logo.ts";

const [path = "", name = ""] = process.argv.slice(2);
process.send?.(await drawLogo({ path, name }));
