/** What calls that need it have behind the `?`. */
export const callQueries: Readonly<Record<string, string>> = {
  listSavedViews: "?screen=orders",
  countViews: "?screen=orders",
  listDeskAppointmentSlots: "?type=visit-lagos",
  findDeskArticles: "?search=lamp",
  findCallersOrders: "?phone=08031234567",
  readTakings: "?from=2026-11-01&to=2026-11-24",
  readVatReport: "?month=2026-11",
  listVatDocuments: "?month=2026-11",
  readBestSellers: "?from=2026-11-01&to=2026-11-24",
  readFunnel: "?from=2026-11-01&to=2026-11-24",
};
