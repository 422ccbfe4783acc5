import { Page } from "#desk/parts/page.tsx";
import { Keys } from "./key-list.tsx";

/** What the keys do, as a page that can be printed and put beside the screen. */
export function KeysScreen() {
  return (
    <Page title="Keys">
      <Keys />
    </Page>
  );
}
