import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { BoardView } from "../../../features/company-pages/board-view.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("board.yaml"), routes.board.href);
}

export default function BoardPage() {
  return <BoardView />;
}
