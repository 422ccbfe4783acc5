import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createTokenVerifier } from "@precise/auth/server-token-verifier";
import { startTracing } from "@precise/tracing/start-tracing";
import type { FastifyBaseLogger } from "fastify";
import { catalogueHandlers } from "#api/modules/catalogue/catalogue.calls.ts";
import { openAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import { readContent } from "#api/modules/company/content.ts";
import { openDiscounts } from "#api/modules/discounts/running-discounts.ts";
import { shopLighting } from "#api/modules/lighting/shop-lighting.ts";
import { shownRecord } from "#api/modules/our-record/nightly-record.ts";
import { contentNow, openSettings } from "#api/modules/settings/open-settings.ts";
import { readBegun } from "#api/modules/settings/shop-begun.ts";
import { seedSampleStaff } from "#api/modules/staff/sample-staff.ts";
import { createStaffTools } from "#api/modules/staff/staff-tools.ts";
import { seedSampleClients } from "#api/modules/trade/sample-clients.ts";
import { serveAdmin } from "#api/platform/admin/admin-socket.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase, openReads } from "#api/platform/database/open-database.ts";
import { openFiles } from "#api/platform/files/open-files.ts";
import { stopServer } from "#api/platform/http/stop-server.ts";
import { startJobs } from "#api/platform/jobs/start-jobs.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { createLimiter } from "#api/platform/limits/limiter.ts";
import { createMetrics } from "#api/platform/monitoring/metrics.ts";
import { tracedDatabase } from "#api/platform/monitoring/traced-database.ts";
import { signingKey } from "#api/platform/signed-links/signing-key.ts";
import manifest from "../../package.json" with { type: "json" };
import { createApi } from "./api.ts";
import type { Env } from "./env.ts";
import { allJobs } from "./jobs.ts";
import { openMail } from "./open-mail.ts";
import { openMessaging } from "./open-messaging.ts";
import { openPayments } from "./open-payments.ts";
import { openScheduling } from "./open-scheduling.ts";
import { operatorCommands } from "./operator-commands.ts";
import { pagesMark } from "./pages-mark.ts";

/** What is under way is cut after this; see design "HTTP". */
const stopWithinMilliseconds = 10_000;

export interface RunningApi {
  /** Where it answers, with the port that it really has. */
  readonly url: string;
  readonly databaseKind: "pglite" | "postgres";
  /** Stops taking requests, lets running ones end, and closes the database. Calling it again changes nothing. */
  stop(): Promise<void>;
}

/**
 * Opens everything that the API stands on, in the order in which it can fail, and listens.
 * @throws Error whose message is the one line to show; whatever was opened is closed again
 */
export async function startApi(env: Env, log: FastifyBaseLogger): Promise<RunningApi> {
  const onFault = (fault: unknown) => log.error({ err: fault }, "work in the background failed");
  const undo: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of undo.splice(0).reverse()) await close().catch(onFault);
  };
  try {
    const file = await readContent(env.contentFile, env);
    undo.push(await startTracing(env.tracing));
    const opened = await openDatabase({ ...env.database, dataFolder: env.dataFolder });
    undo.push(() => opened.close());
    await migrate(opened);
    const metrics = createMetrics(true);
    const db = tracedDatabase(metrics.measured(opened));
    const settings = await openSettings({ db, file, isOpenToWorld: !env.isLocal, onFault });
    undo.push(() => settings.close());
    const content = contentNow(file, settings);
    const lighting = shopLighting(settings, env.isLocal);
    const record = shownRecord();
    const replica = openReads(db, env.database, metrics.measured);
    undo.push(() => replica.close());
    const answers = await openAnswers({ db: replica.db, onFault });
    undo.push(() => answers.close());
    metrics.watchAnswerCache(answers.kept.size);
    const discounts = await openDiscounts(db, onFault);
    undo.push(() => discounts.stop());
    const limiter = createLimiter(db, {
      rules: limitRules,
      factor: env.rateLimitFactor,
      secret: env.internalSecret ?? randomBytes(32).toString("hex"),
      onFault,
    });
    undo.push(() => limiter.stop());
    const staff = createStaffTools(env.linkSecret ?? (await signingKey(db)), env.deskOrigin);
    const { links } = staff;
    const files = await openFiles(env.dataFolder, env.bucket);
    const mail = openMail({ ...env, files }, content, links);
    if (mail.transport === undefined)
      log.warn("SMTP_URL is not set: e-mails wait in the outbox until it is.");
    const scheduling = await openScheduling(env.schedulingService, { db, content, onFault });
    const online = openPayments(env, content, onFault);
    const messaging = openMessaging(env, content, db, onFault);
    const stopping = { begun: false };
    const app = await createApi({
      db,
      answers,
      discounts,
      content,
      links,
      staff,
      scheduling,
      online,
      messaging,
      verifyTokens: createTokenVerifier(env.identity),
      outboxFolder: mail.outboxFolder,
      backups: env.backups,
      settings,
      lighting,
      files,
      catalogue: catalogueHandlers({
        reads: replica.reads,
        answers,
        contentMark: () => pagesMark(content, lighting, record, online !== undefined),
        release: manifest.version,
      }),
      log,
      metrics,
      limiter,
      siteOrigins: env.siteOrigins,
      deskOrigin: env.deskOrigin,
      innerHosts: env.innerHosts,
      internalSecret: env.internalSecret,
      trustedProxies: env.trustedProxies,
      stopping,
    });
    const admin = await serveAdmin({
      dataFolder: env.dataFolder,
      commands: operatorCommands({
        db,
        files,
        unpaidOrderHours: env.unpaidOrderHours,
        content,
        settings,
        answers,
        discounts,
        scheduling,
        online,
        staff,
        newsChannels: messaging?.channels,
        backups: env.backups,
      }),
    });
    undo.push(() => admin.close());
    if (env.isLocal && (await readBegun(db)) === null) {
      // Beside the start: hashing passwords takes longer than everything else here.
      const stop = new AbortController();
      const seeding = seedSampleClients(db, stop.signal)
        .then(() => seedSampleStaff(db, staff.secrets, stop.signal))
        .catch(onFault);
      undo.push(async () => {
        stop.abort();
        await seeding;
      });
    }
    const jobs = allJobs({
      db,
      files,
      content,
      online,
      mail,
      messages: messaging,
      backups: env.backups,
      record,
      log,
      metrics,
    });
    const running = startJobs(db, jobs, { log, metrics });
    undo.push(() => running.stop());
    await app.listen({ host: env.host, port: env.port });
    undo.push(() =>
      stopServer(app, stopping, {
        delayMilliseconds: env.shutdownDelayMilliseconds,
        deadlineMilliseconds: stopWithinMilliseconds,
      }),
    );
    let stopped: Promise<void> | undefined;
    return {
      url: urlOf(env.host, app.server.address()),
      databaseKind: db.kind,
      stop: () => {
        stopped ??= closeAll();
        return stopped;
      },
    };
  } catch (fault) {
    await closeAll();
    throw fault;
  }
}

function urlOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
