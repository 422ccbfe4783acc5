import { serveLightSwitches } from "@precise/ui/components/inputs/serve-light-switches";
import { turnLinks } from "@precise/ui/components/navigation/turn-links";
import { followSessionMark } from "#shop/base/session/follow-session-mark.ts";
import { paintBuyBar } from "#shop/features/buying/cart/adding/watch-button.ts";
import { paintCartBadge } from "#shop/features/buying/cart/paint-cart-badge.ts";
import { paintHearts } from "#shop/features/wishlist/paint-hearts.ts";
import { focusInOpened } from "./focus-in-opened.ts";
import { holdAfterTyping } from "./hold-after-typing.ts";
import { areWantedAtRest, loadScripts } from "./load-scripts.ts";
import { pressAgain } from "./press-again.ts";
import { untilListening } from "./until-listening.ts";
import { watchIntent } from "./watch-intent.ts";
import { whenRead } from "./when-read.ts";

/**
 * The page's loader: a script of its own on every page. It loads the framework when a visitor wants it, does once what was
 * pressed before, and carries what must not wait for React.
 * @source design D26
 */
watchIntent(loadScripts, areWantedAtRest);
untilListening(focusInOpened);
whenRead(() => {
  followSessionMark();
  turnLinks();
  untilListening(serveLightSwitches);
  untilListening(paintCartBadge);
  untilListening(paintBuyBar);
  untilListening(paintHearts);
  holdAfterTyping();
  document.documentElement.dataset.loaded = "";
  pressAgain(loadScripts);
});
