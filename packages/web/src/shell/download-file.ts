/**
 * Fetches a file and hands it to the browser to keep under its own name. A failure is silent but for the log.
 * @source spec §7 "Company profile", spec §8 "Profile download"
 */
export async function downloadFile(href: string): Promise<void> {
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = href.split("/").at(-1) ?? "";
    link.click();
    // Some browsers read the address only after the click is over.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (fault) {
    console.warn("The company profile could not be downloaded.", fault);
  }
}
