import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { BoardView } from "#shop/features/company-pages/board-view.tsx";

export function generateMetadata() {
  return contentMetadata(content("board.yaml"), routes.board.href);
}

export default function BoardPage() {
  return <BoardView />;
}
