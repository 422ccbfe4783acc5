import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { BoardView } from "#shop/features/company-pages/board-view.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("board"), routes.board.href);
}

export default function BoardPage() {
  return <BoardView />;
}
