import type { Cluster, DatabaseNode } from "./cluster.ts";
import { runProgram } from "./network.ts";

/** Something that happens to the machine of the primary, and ends again. */
export interface Fault {
  readonly words: string;
  /** Milliseconds for which it lasts. */
  readonly lasts: number;
  begin(primary: DatabaseNode, cluster: Cluster): Promise<void>;
  end(former: DatabaseNode, cluster: Cluster): Promise<void>;
}

const addressesOf = (cluster: Cluster, former: DatabaseNode) =>
  cluster.nodes.filter((node) => node !== former).map((node) => node.machine.address);
const addressesOfEtcd = (cluster: Cluster) => cluster.etcd.map(({ address }) => address);

export const faults: Readonly<Record<string, Fault>> = {
  killed: {
    words: "killed (-9, all of its processes)",
    lasts: 20_000,
    begin: ({ machine }) => machine.signalAll("SIGKILL"),
    end: async (former) => former.start(),
  },
  paused: {
    words: "paused (SIGSTOP), wakes as a stale primary",
    lasts: 25_000,
    begin: ({ machine }) => machine.signalAll("SIGSTOP"),
    end: ({ machine }) => machine.signalAll("SIGCONT"),
  },
  "no-etcd": {
    words: "cut off from etcd",
    lasts: 25_000,
    begin: ({ machine }, cluster) => machine.cutFrom(addressesOfEtcd(cluster)),
    end: ({ machine }, cluster) => machine.joinAgain(addressesOfEtcd(cluster)),
  },
  "no-replicas": {
    words: "cut off from its replicas",
    lasts: 25_000,
    begin: (primary, cluster) => primary.machine.cutFrom(addressesOf(cluster, primary)),
    end: (former, cluster) => former.machine.joinAgain(addressesOf(cluster, former)),
  },
  "full-disk": {
    words: "its disk for WAL is full",
    lasts: 25_000,
    async begin(primary) {
      await primary.fillDisk();
      // WAL goes on in the files that it has; this makes it need a new one now, and not in some minutes.
      await writeMuch(primary).catch(() => undefined);
    },
    end: (former) => former.freeDisk(),
  },
};

/** 200 MB of WAL, or as much as there is room for. */
async function writeMuch(primary: DatabaseNode): Promise<void> {
  await runProgram("timeout", [
    "20",
    "psql",
    primary.url("postgres"),
    "-qc",
    "create table if not exists written (n int, words text); insert into written select n, repeat('x', 900) from generate_series(1, 200000) n",
  ]);
}
