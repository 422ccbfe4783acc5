/** Hands a text to the browser as a download. @param name with its ending: `outcome.csv`, `records.json` */
export function saveTextFile(name: string, text: string): void {
  const type = name.endsWith(".json") ? "application/json" : "text/csv;charset=utf-8";
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
