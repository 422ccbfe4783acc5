import { style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";

export const onlyWithScripts = style({ "@media": { [noScript]: { display: "none" } } });
