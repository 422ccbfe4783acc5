import { BadEnvironment, readEnv } from "./env.ts";
import { startServer } from "./start-payments.ts";

/** Starts the stand-in as a process; it ends on a signal or with the one that started it. */
try {
  const env = readEnv(process.env);
  const payments = await startServer(env);
  const stop = () => void payments.close().then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (env.endsWithParent) process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
  console.log(JSON.stringify({ msg: "listening", url: payments.url, pid: process.pid }));
} catch (error) {
  console.error(error instanceof BadEnvironment ? error.message : error);
  process.exit(1);
}
