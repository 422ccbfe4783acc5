import { loadHomeSet } from "#shop/base/server/company.ts";
import { content } from "./content-files.ts";

/** What the home page says: as it was set at the desk, else as the content file has it. @source decision 101 */
export async function loadHomeTexts() {
  const file = content("home.yaml");
  const { headline, tagline, title, description } = await loadHomeSet();
  return {
    headline: headline ?? file.headline,
    tagline: tagline ?? file.tagline,
    title: title ?? file.title,
    description: description ?? file.description,
  };
}
