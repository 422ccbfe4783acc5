/** What the accountant takes out as a CSV file: GET `/api/desk/exports/{kind}.csv?from&to`, Lagos days, both in. */
export const exportKinds = ["orders", "receipts", "vat", "credit-notes"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The address of an export. @param from Lagos day; so is `to`, and both are in */
export function exportPath(kind: ExportKind, from: string, to: string): string {
  return `/api/desk/exports/${kind}.csv?from=${from}&to=${to}`;
}

/** As the server registers it. */
export const exportRoutePath = "/api/desk/exports/:file";
