import { deskRoutes } from "@precise/contract/desk/calls";
import { calls, routes } from "@precise/contract/routes";
import type { catalogueCalls } from "@precise/contract/shop/catalogue";
import type { categoryCalls } from "@precise/contract/shop/category";
import type { companyCalls } from "@precise/contract/shop/company";
import type { FastifyInstance } from "fastify";
import { accountHandlers } from "#api/modules/accounts/account.calls.ts";
import { type AppointmentParts, appointmentHandlers } from "#api/modules/appointments/appointment.calls.ts";
import { serveCalendarFiles } from "#api/modules/appointments/calendar-route.ts";
import { cartHandlers } from "#api/modules/cart/cart.calls.ts";
import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import { serveMedia } from "#api/modules/catalogue/media-route.ts";
import { checkoutHandlers, companyOf } from "#api/modules/checkout/checkout.calls.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { serveCompanyProfile } from "#api/modules/company/profile/profile-route.ts";
import type { RunningDiscounts } from "#api/modules/discounts/running-discounts.ts";
import { serveInvoices } from "#api/modules/invoice/invoice-routes.ts";
import { lightingHandlers } from "#api/modules/lighting/lighting.calls.ts";
import type { ShopLighting } from "#api/modules/lighting/shop-lighting.ts";
import { letterheadOf } from "#api/modules/look/read-letterhead.ts";
import { messageHandlers } from "#api/modules/messages/message.calls.ts";
import { serveMessagingWebhook } from "#api/modules/messaging/messaging-webhook.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { serveWebhook } from "#api/modules/money/webhook-route.ts";
import { myLightsHandlers } from "#api/modules/my-lights/my-lights.calls.ts";
import { newsletterHandlers } from "#api/modules/newsletter/newsletter.calls.ts";
import { endSubscription } from "#api/modules/newsletter/subscriptions.ts";
import { orderChangeHandlers } from "#api/modules/orders/changes/order-change.calls.ts";
import { customerOrderHandlers } from "#api/modules/orders/customer-orders.calls.ts";
import { orderPaymentHandlers } from "#api/modules/orders/online/payment.calls.ts";
import { refundAccountHandlers } from "#api/modules/orders/online/refund-account.calls.ts";
import { orderHandlers } from "#api/modules/orders/order.calls.ts";
import { orderActs } from "#api/modules/orders/order-acts.calls.ts";
import { serveOwnDocuments } from "#api/modules/orders/own-document-routes.ts";
import { ourRecordHandlers } from "#api/modules/our-record/our-record.calls.ts";
import { promiseHandlers } from "#api/modules/promises/promise.calls.ts";
import { questionHandlers } from "#api/modules/questions/question.calls.ts";
import { returnHandlers } from "#api/modules/returns/return.calls.ts";
import { reviewHandlers } from "#api/modules/reviews/review.calls.ts";
import { serveReviewPictures } from "#api/modules/reviews/review-picture-route.ts";
import { guest, readSessionsIn } from "#api/modules/sessions/read-session-of.ts";
import { sessionHandlers } from "#api/modules/sessions/session.calls.ts";
import type { VerifyTokens } from "#api/modules/sessions/sign-in-acts.ts";
import { contentNow, type ShopSettings } from "#api/modules/settings/open-settings.ts";
import { openPreview } from "#api/modules/settings/preview-link.ts";
import { readStaffOf, signedOutStaff } from "#api/modules/staff/staff-session.ts";
import type { StaffTools } from "#api/modules/staff/staff-tools.ts";
import { stockNoticeHandlers } from "#api/modules/stock-notices/stock-notice.calls.ts";
import { endStockNotices } from "#api/modules/stock-notices/stock-notice-rows.ts";
import { clientCartHandlers } from "#api/modules/trade/cart/client-cart.calls.ts";
import { tradeCatalogue } from "#api/modules/trade/catalogue/trade-catalogue.ts";
import { type ClientParts, clientHandlers } from "#api/modules/trade/client.calls.ts";
import { serveClientDocuments } from "#api/modules/trade/orders/client-document-routes.ts";
import { clientOrderHandlers } from "#api/modules/trade/orders/client-order.calls.ts";
import { clientPaymentHandlers } from "#api/modules/trade/orders/client-payment.calls.ts";
import { servePurchaseFiles } from "#api/modules/trade/purchase-files.ts";
import { quickOrderHandlers } from "#api/modules/trade/quick-order/quick-order.calls.ts";
import { skuIndexes } from "#api/modules/trade/quick-order/sku-index.ts";
import { serveUpload } from "#api/modules/trade/quick-order/upload-route.ts";
import { readClientSessionsIn, signedOutClient } from "#api/modules/trade/read-client-session-of.ts";
import { serveSpecSheets } from "#api/modules/trade/spec-sheet/spec-sheet-routes.ts";
import { serveVisits } from "#api/modules/visits/visit-route.ts";
import { wishlistHandlers } from "#api/modules/wishlist/wishlist.calls.ts";
import type { BackupPlace } from "#api/platform/backup/backup-runs.ts";
import { migrationsApplied, readMigrations } from "#api/platform/database/migrate.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { type Answers, serve } from "#api/platform/http/handle.ts";
import { answerOperators } from "#api/platform/http/operations.ts";
import { refuseOtherMethods } from "#api/platform/http/refuse-other-methods.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { createServer, type ServerOptions } from "#api/platform/http/server.ts";
import { serveOneClick } from "#api/platform/mail/one-click.ts";
import { serveOutboxPage } from "#api/platform/mail/outbox-page/outbox-routes.ts";
import { serveDocs } from "#api/platform/openapi/docs-routes.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { serveDeskCalls } from "./desk-answers.ts";
import { mailRenderers } from "./open-mail.ts";
import type { OpenedMessaging } from "./open-messaging.ts";

/** Everything that the API stands on. */
export interface ApiParts extends ServerOptions, Omit<ClientParts, "isSecure" | "bookOf"> {
  readonly db: Database;
  readonly content: ShopContent;
  readonly answers: CatalogueAnswers;
  /** Discounts without a code, kept in memory. */
  readonly discounts: RunningDiscounts;
  readonly links: SignedLinks;
  /** What accounts of the staff are made and guarded with. */
  readonly staff: StaffTools;
  /** Whose calendar has the appointments. */
  readonly scheduling: AppointmentParts["scheduling"];
  /** Believes or refuses the identity provider's tokens. */
  readonly verifyTokens: VerifyTokens;
  /** The folder of mails that the outbox page shows; undefined where there is no such page. */
  readonly outboxFolder?: string | undefined;
  /** Undefined where the shop has no payment service. */
  readonly online?: OnlinePayments | undefined;
  /** Undefined where the shop sends no messages to phones. */
  readonly messaging?: Pick<OpenedMessaging, "channels" | "provider"> | undefined;
  /** Where daily backups are; undefined where others make them. */
  readonly backups?: BackupPlace | undefined;
  /** What the desk has set; `content` reads from it. */
  readonly settings: ShopSettings;
  readonly lighting: ShopLighting;
  readonly files: ShopFiles;
  /** Answers of the catalogue's calls. */
  readonly catalogue: Answers<typeof categoryCalls & typeof catalogueCalls>;
}

/** The whole API, ready to listen. A call of the contract without an answer here is a type error. */
export async function createApi(parts: ApiParts): Promise<FastifyInstance> {
  const { db, content, metrics, stopping } = parts;
  const app = createServer(parts);
  // Cookies travel over TLS alone, but on localhost.
  const isSecure = parts.siteOrigins[0]?.startsWith("https://") ?? false;
  addCallerReader(app, db);
  const readLetterhead = () => letterheadOf(content.look, parts.files);
  app.decorate("readLetterhead", readLetterhead);
  const newsChannels = parts.messaging?.channels ?? [];
  const bookOf = tradeCatalogue(db, parts.answers, content);
  const skuIndex = skuIndexes(db);
  serve(app, calls, {
    ...parts.catalogue,
    ...cartHandlers(db, content, parts.discounts, parts.lighting),
    ...checkoutHandlers(content, parts.online, newsChannels),
    ...shopPreviewHandlers({ ...parts, isOnline: parts.online !== undefined }),
    ...promiseHandlers(db, content),
    ...ourRecordHandlers(db),
    ...orderHandlers(db, { ...parts, newsChannels }),
    ...orderActs(parts),
    ...orderChangeHandlers({ ...parts, newsChannels }),
    ...orderPaymentHandlers(db, parts.online, parts.links),
    ...refundAccountHandlers(db, parts.online, parts.links),
    ...returnHandlers(parts),
    ...reviewHandlers(parts),
    ...newsletterHandlers(parts),
    ...stockNoticeHandlers(parts),
    ...messageHandlers(parts),
    ...questionHandlers(parts),
    ...sessionHandlers(db, { verifyTokens: parts.verifyTokens, isSecure }),
    ...customerOrderHandlers(db),
    ...accountHandlers(db, { verifyTokens: parts.verifyTokens, isSecure }),
    ...wishlistHandlers(db),
    ...myLightsHandlers(db),
    ...appointmentHandlers(parts),
    ...clientHandlers({ ...parts, isSecure, bookOf }),
    ...clientCartHandlers(db),
    ...quickOrderHandlers(db, skuIndex),
    ...clientOrderHandlers(db, parts, skuIndex),
    ...clientPaymentHandlers(db, parts.online),
    ...lightingHandlers(db, parts.lighting),
  });
  if (parts.online) serveWebhook(app, db, parts.online.provider);
  if (parts.messaging?.provider) serveMessagingWebhook(app, db, parts.messaging.provider);
  serveDeskCalls(app, {
    db,
    tools: {
      ...parts,
      unpaidOrderHours: content.limits.unpaidOrderHours,
      newsChannels: parts.messaging?.channels,
    },
    content,
    links: parts.links,
    readMails: mailRenderers(content, parts.links, {
      site: parts.siteOrigins[0] ?? "",
      desk: parts.deskOrigin,
      files: parts.files,
    }),
    staff: parts.staff,
    limiter: parts.limiter,
    deskOrigin: parts.deskOrigin,
    shopOrigin: parts.siteOrigins[0] ?? "",
    isSecure: parts.deskOrigin.startsWith("https://"),
  });
  serveUpload(app, { db, skuIndex });
  servePurchaseFiles(app, db);
  serveClientDocuments(app, db);
  serveSpecSheets(app, { ...parts, bookOf, readLetterhead });
  serveCompanyProfile(app, { content, readLetterhead, categories: () => parts.answers.index().tree.top });
  refuseOtherMethods(app, [...routes, ...deskRoutes]);
  serveVisits(app, db);
  serveMedia(app, parts.files);
  serveReviewPictures(app, parts);
  // The desk's origin reaches nothing else.
  serveMedia(app, parts.files, "/api/desk");
  serveDocs(app);
  serveOneClick(app, parts, {
    about: "newsletter",
    purpose: "newsletter-unsubscribe",
    calls: { page: "oneClickPage", stop: "oneClickUnsubscribe" },
    stop: (tx, publicId) => endSubscription(tx, { publicId }),
  });
  serveOneClick(app, parts, {
    about: "stock-notices",
    purpose: "stock-notice-stop",
    calls: { page: "stockNoticePage", stop: "oneClickStopNotices" },
    stop: endStockNotices,
  });
  serveInvoices(app, parts);
  serveOwnDocuments(app, parts);
  serveCalendarFiles(app, parts);
  if (parts.outboxFolder !== undefined) serveOutboxPage(app, parts.outboxFolder);
  const migrations = await readMigrations();
  answerOperators(app, {
    sql: db,
    migrationsApplied: (sql) => migrationsApplied(sql, migrations),
    metrics,
    stopping,
  });
  await app.ready();
  return app;
}

/** Lets a server read who calls. One kind of session never opens the other's calls: each call sees one kind alone. @source design D6 */
function addCallerReader(app: FastifyInstance, sql: Sql): void {
  app.decorate("readSessionOf", readSessionsIn(sql));
  app.decorate("readClientSessionOf", readClientSessionsIn(sql));
  app.decorate("readCaller", async (request) => {
    const network = app.networkOf(request);
    const { url = "" } = request.routeOptions;
    const nobody = { network, ...guest, client: signedOutClient, staff: signedOutStaff };
    if (url.startsWith("/api/desk/")) return { ...nobody, staff: await readStaffOf(sql, request.headers) };
    if (url.startsWith("/api/clients/"))
      return { ...nobody, client: await app.readClientSessionOf(request.headers) };
    return { ...nobody, ...(await app.readSessionOf(request.headers)) };
  });
}

/** The shop as it will be, for who has a link of the desk's. @source decision 108 */
function shopPreviewHandlers(parts: {
  readonly content: ShopContent;
  readonly settings: Pick<ShopSettings, "at">;
  readonly links: SignedLinks;
  readonly isOnline: boolean;
}): Answers<Pick<typeof companyCalls, "getShopPreview">> {
  const { content, settings, links, isOnline } = parts;
  return {
    async getShopPreview({ body }) {
      const link = openPreview(links, body.token);
      if (link === undefined) return failure(404, "not_found", "This preview has ended.");
      // What began meanwhile is not taken back by an older link.
      const at = new Date(Math.max(link.at.getTime(), Date.now()));
      const then = contentNow(content, { now: () => settings.at(at) });
      return answer({
        preview: {
          company: companyOf(then, isOnline),
          pages: then.pages,
          shows_from: wireTime(link.at),
          ends_at: wireTime(link.endsAt),
        },
      });
    },
  };
}
