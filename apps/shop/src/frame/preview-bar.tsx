import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { loadPreview } from "#shop/base/server/preview.ts";

/** Says that a page is a preview, and how it is left; nothing for everybody else. @source decision 108 */
export async function PreviewBar() {
  const preview = await loadPreview();
  if (preview === undefined) return null;
  return (
    <form method="post" action="/preview/leave" role="status" style={bar}>
      <span>
        Preview: the shop as it will be on {dayAndTime(preview.shows_from)}. Everybody else sees it as it is
        now.
      </span>
      <button type="submit" style={leave}>
        Leave the preview
      </button>
    </form>
  );
}

/** In the element: no page of anybody else carries a byte of it. */
const bar = {
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  alignItems: "center",
  justifyContent: "center",
  padding: "4px 16px",
  background: "#fff3c4",
  color: "#3a2a00",
  fontSize: "0.875rem",
} as const;
const leave = {
  minHeight: 44,
  padding: "0 8px",
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
} as const;
