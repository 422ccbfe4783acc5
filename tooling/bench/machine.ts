import { cpus, loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";

/** Above this share of all cores, others use so much of the machine that times cannot be trusted. */
const NOISY_SHARE = 0.2;
const WATCHED_MS = 1000;

/** How busy the machine is without us. */
export interface Calm {
  /** Share of all cores that was in use while nothing of ours ran. */
  readonly busyShare: number;
  /** The system's load average over a minute; it still holds what ran before. */
  readonly load: number;
  readonly isNoisy: boolean;
}

/** Watches the machine for a second in which we do nothing. */
export async function watchMachine(): Promise<Calm> {
  const before = cpuTimes();
  await delay(WATCHED_MS);
  const after = cpuTimes();
  const busyShare = (after.busy - before.busy) / Math.max(1, after.all - before.all);
  return {
    busyShare: Math.round(busyShare * 100) / 100,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    isNoisy: busyShare > NOISY_SHARE,
  };
}

/** What figures of time depend on. */
export function machineWords(): string {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}, ${process.platform}`;
}

function cpuTimes() {
  let busy = 0;
  let all = 0;
  for (const { times } of cpus()) {
    const used = times.user + times.nice + times.sys + times.irq;
    busy += used;
    all += used + times.idle;
  }
  return { busy, all };
}
