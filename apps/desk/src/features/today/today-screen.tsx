import { Page } from "#desk/parts/page.tsx";

/** What must be done, oldest first. */
export function TodayScreen() {
  return (
    <Page title="Today">
      <p />
    </Page>
  );
}
