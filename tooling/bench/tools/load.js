// Bounded load on one address of this machine: reads what to send from standard input, prints what was measured.
// { url, method, headers, bodies?: string[], cookies?: string[], connections, seconds | requests }
import { text } from "node:stream/consumers";
import autocannon from "autocannon";

const plan = JSON.parse(await text(process.stdin));
const { protocol, hostname, pathname, search } = new URL(plan.url);
if (protocol !== "http:" || !/^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname))
  throw new Error(`not an address of this machine: ${plan.url}`);

// One counter for all connections: each would start at the first body otherwise, and ask what another has just asked.
let sent = 0;
const setupRequest = (request) => {
  const at = sent++;
  const headers = plan.cookies
    ? { ...request.headers, cookie: plan.cookies[at % plan.cookies.length] }
    : request.headers;
  return { ...request, headers, ...(plan.bodies ? { body: plan.bodies[at % plan.bodies.length] } : {}) };
};
const result = await autocannon({
  url: plan.url,
  connections: Math.min(plan.connections, 64),
  timeout: 20,
  ...(plan.requests === undefined
    ? { duration: Math.min(plan.seconds, 30) }
    : { amount: Math.min(plan.requests, 20_000) }),
  requests: [{ method: plan.method, path: pathname + search, headers: plan.headers, setupRequest }],
});
console.log(
  JSON.stringify({
    answered: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }),
);
