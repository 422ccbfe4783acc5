import { askConsent } from "#shop/features/consent/ask-consent.ts";
import { whenRead } from "./when-read.ts";

/** Beside the page's loader, where the shop hears of scripts of others. @source design D23, D26 */
whenRead(askConsent);
