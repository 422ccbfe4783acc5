import type { Screen } from "./screen.ts";

/**
 * Every screen, one line each, in the order of the navigation. What is listed is what there is: a screen that a person's
 * roles do not open is not offered, and its address says so.
 */
// biome-ignore format: one line a screen.
export const screens: readonly Screen[] = [
  { path: "/", name: "Today", menu: { icon: "list-checks", group: "work", goKey: "t" }, load: async () => (await import("#desk/features/today/today-screen.tsx")).TodayScreen },
  { path: "/orders", name: "Orders", permission: "order.read", menu: { icon: "receipt-text", group: "work", goKey: "o" }, load: async () => (await import("#desk/features/orders/orders-screen.tsx")).OrdersScreen },
  { path: "/orders/$number", name: "Order", permission: "order.read", load: async () => (await import("#desk/features/orders/order-screen.tsx")).OrderScreen },
  { path: "/orders/$number/pick", name: "Pick", permission: "order.read", load: async () => (await import("#desk/features/orders/pick-screen.tsx")).PickScreen },
  { path: "/orders/$number/change", name: "Change", permission: "order.write", load: async () => (await import("#desk/features/order-edit/order-edit-screen.tsx")).OrderEditScreen },
  { path: "/new-order", name: "New order", permission: "order.write", menu: { icon: "phone", group: "work", goKey: "n" }, load: async () => (await import("#desk/features/new-order/new-order-screen.tsx")).NewOrderScreen },
  { path: "/deliveries", name: "Deliveries", permission: "order.read", menu: { icon: "truck", group: "work", goKey: "d" }, load: async () => (await import("#desk/features/deliveries/deliveries-screen.tsx")).DeliveriesScreen },
  { path: "/deliveries/$number", name: "Delivery", permission: "order.read", load: async () => (await import("#desk/features/deliveries/delivery-screen.tsx")).DeliveryScreen },
  { path: "/returns", name: "Returns", permission: "order.read", menu: { icon: "rotate-ccw", group: "work", goKey: "r" }, load: async () => (await import("#desk/features/returns/returns-screen.tsx")).ReturnsScreen },
  { path: "/returns/$number", name: "Return", permission: "order.read", load: async () => (await import("#desk/features/returns/return-screen.tsx")).ReturnScreen },
  { path: "/messages", name: "Messages", permission: "mail.read", menu: { icon: "message-square", group: "work" }, load: async () => (await import("#desk/features/messages/messages-screen.tsx")).MessagesScreen },
  { path: "/messages/stops", name: "Stop list", permission: "messages", load: async () => (await import("#desk/features/messages/stops-screen.tsx")).StopsScreen },
  { path: "/trade/applications", name: "Trade applications", permission: "company", menu: { icon: "clipboard-list", group: "people" }, load: async () => (await import("#desk/features/trade-applications/applications-screen.tsx")).ApplicationsScreen },
  { path: "/trade/applications/$id", name: "Trade application", permission: "company", load: async () => (await import("#desk/features/trade-applications/application-screen.tsx")).ApplicationScreen },
  { path: "/companies", name: "Trade companies", permission: "company", menu: { icon: "building", group: "people" }, load: async () => (await import("#desk/features/companies/companies-screen.tsx")).CompaniesScreen },
  { path: "/companies/$id", name: "Trade company", permission: "company", load: async () => (await import("#desk/features/companies/company-screen.tsx")).CompanyScreen },
  { path: "/price-lists", name: "Trade price lists", permission: "company", menu: { icon: "percent", group: "people" }, load: async () => (await import("#desk/features/price-lists/price-lists-screen.tsx")).PriceListsScreen },
  { path: "/price-lists/$code", name: "Price list", permission: "company", load: async () => (await import("#desk/features/price-lists/price-list-screen.tsx")).PriceListScreen },
  { path: "/price-lists/$code/import", name: "Own prices from a file", permission: "price.edit", load: async () => (await import("#desk/features/price-lists/price-import-screen.tsx")).PriceImportScreen },
  { path: "/price-lists/$code/imports/$id", name: "File of prices", permission: "company", load: async () => (await import("#desk/features/price-lists/import-preview-screen.tsx")).ImportPreviewScreen },
  { path: "/payments", name: "Payments", permission: "payment.read", menu: { icon: "banknote", group: "money", goKey: "p" }, load: async () => (await import("#desk/features/payments/payments-screen.tsx")).PaymentsScreen },
  { path: "/payments/$number", name: "Money of an order", permission: "payment.read", load: async () => (await import("#desk/features/payments/ledger-screen.tsx")).LedgerScreen },
  { path: "/statements", name: "Bank statements", permission: "payment.confirm", load: async () => (await import("#desk/features/payments/statements-screen.tsx")).StatementsScreen },
  { path: "/statements/$id", name: "Bank statement", permission: "payment.confirm", load: async () => (await import("#desk/features/payments/statement-screen.tsx")).StatementScreen },
  { path: "/cash-up", name: "Cash-up", permission: "cash-up", menu: { icon: "calculator", group: "money", goKey: "c" }, load: async () => (await import("#desk/features/cash-up/cash-up-screen.tsx")).CashUpScreen },
  { path: "/riders", name: "Riders", permission: "delivery", menu: { icon: "user", group: "money" }, load: async () => (await import("#desk/features/deliveries/riders-screen.tsx")).RidersScreen },
  { path: "/riders/$id", name: "Rider", permission: "delivery", load: async () => (await import("#desk/features/deliveries/rider-screen.tsx")).RiderScreen },
  { path: "/riders/$id/run-sheet", name: "Run sheet", permission: "delivery", load: async () => (await import("#desk/features/deliveries/run-sheet-screen.tsx")).RunSheetScreen },
  { path: "/approvals", name: "Approvals", permission: "approvals", menu: { icon: "shield-check", group: "money" }, load: async () => (await import("#desk/features/approvals/approvals-screen.tsx")).ApprovalsScreen },
  { path: "/exports", name: "Accountant's files", permission: "export", menu: { icon: "download", group: "money" }, load: async () => (await import("#desk/features/cash-up/exports-screen.tsx")).ExportsScreen },
  { path: "/reports", name: "Reports", permission: "report", menu: { icon: "chart-line", group: "money", goKey: "e" }, load: async () => (await import("#desk/features/reports/reports-screen.tsx")).ReportsScreen },
  { path: "/reports/vat-documents", name: "Tax documents", permission: "report", load: async () => (await import("#desk/features/reports/vat-documents-screen.tsx")).VatDocumentsScreen },
  { path: "/stock", name: "Stock", permission: "stock.read", menu: { icon: "boxes", group: "goods", goKey: "s" }, load: async () => (await import("#desk/features/stock/stock-screen.tsx")).StockScreen },
  { path: "/stock/items/$sku", name: "Article", permission: "stock.read", load: async () => (await import("#desk/features/stock/stock-item-screen.tsx")).StockItemScreen },
  { path: "/incoming", name: "Incoming goods", permission: "stock.read", menu: { icon: "package-plus", group: "goods", goKey: "i" }, load: async () => (await import("#desk/features/stock/incoming-screen.tsx")).IncomingScreen },
  { path: "/incoming/$id", name: "Incoming delivery", permission: "stock.read", load: async () => (await import("#desk/features/stock/incoming-delivery-screen.tsx")).IncomingDeliveryScreen },
  { path: "/staff", name: "Staff", permission: "staff", menu: { icon: "users", group: "house" }, load: async () => (await import("#desk/features/staff/staff-screen.tsx")).StaffScreen },
  { path: "/audit", name: "Audit", permission: "audit.read", menu: { icon: "rotate-ccw-clock", group: "house" }, load: async () => (await import("#desk/features/audit/audit-screen.tsx")).AuditScreen },
  { path: "/backups", name: "Backups", permission: "backup", menu: { icon: "download", group: "house" }, load: async () => (await import("#desk/features/backups/backups-screen.tsx")).BackupsScreen },
  { path: "/settings", name: "Settings", load: async () => (await import("#desk/features/settings/settings-screen.tsx")).SettingsScreen },
];
