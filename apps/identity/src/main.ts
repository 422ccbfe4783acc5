import { BadEnvironment, readEnv } from "./env.ts";
import { startIdentity } from "./start-identity.ts";

/** Starts the user pool as a process; it ends on a signal or, on a laptop, with the one that started it. */
try {
  const env = readEnv(process.env);
  const identity = await startIdentity(env);
  const stop = () => void identity.stop().then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (env.endsWithParent) process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
  console.log(JSON.stringify({ msg: "listening", url: identity.url, pid: process.pid }));
  if (!env.isLocal && env.mail === undefined)
    console.log(
      JSON.stringify({
        level: "warn",
        msg: "SMTP_URL is not set: no code can be sent by e-mail. Only those who have an account can sign in, by password.",
      }),
    );
} catch (error) {
  console.error(error instanceof BadEnvironment ? error.message : error);
  process.exit(1);
}
