import { MissingView } from "#trade/frame/missing-view.tsx";

/** A product or category that the trade area does not have. */
export default function MissingTradePage() {
  return <MissingView />;
}
