import { BadEnvironment, readEnv } from "./env.ts";
import { startIdentity } from "./start-identity.ts";

/** Starts the stand-in as a process; it ends on a signal or with the one that started it. */
try {
  const env = readEnv(process.env);
  const identity = await startIdentity(env);
  const stop = () => void identity.stop().then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (env.endsWithParent) process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
  console.log(JSON.stringify({ msg: "listening", url: identity.url, pid: process.pid }));
} catch (error) {
  console.error(error instanceof BadEnvironment ? error.message : error);
  process.exit(1);
}
