import { readDoorEnv } from "./env.ts";
import { startDoor } from "./start-door.ts";

/** The door as a server of its own: in production an image like the apps'. */
try {
  const { host, port, innerPort, deskPort, ...settings } = readDoorEnv(process.env);
  const door = await startDoor(settings, {
    host,
    port,
    innerPort,
    deskPort,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void door.retire().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`The door cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
