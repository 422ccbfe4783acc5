import { afterEach, expect, it, vi } from "vitest";
import { type Replicas, replicasOf } from "./replicas.ts";

let replicas: Replicas | undefined;
afterEach(() => {
  replicas?.close();
  vi.useRealTimers();
});

/** Where requests go, one after the other. */
function origins(count: number): readonly (string | undefined)[] {
  return Array.from({ length: count }, () => replicas?.next(new Set())?.origin).toSorted();
}

it("replicas come and go with the addresses of their name, and stay where no name server answers", async () => {
  vi.useFakeTimers();
  let answer: () => Promise<string[]> = async () => ["10.0.0.1"];
  replicas = replicasOf(["http://api:3001"], { now: () => 0, resolve: () => answer() });
  await vi.advanceTimersByTimeAsync(0);
  expect(origins(1)).toEqual(["http://10.0.0.1:3001"]);
  answer = async () => ["10.0.0.2", "10.0.0.1"];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(origins(2)).toEqual(["http://10.0.0.1:3001", "http://10.0.0.2:3001"]);
  answer = () => Promise.reject(new Error("EAI_AGAIN"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(origins(2)).toEqual(["http://10.0.0.1:3001", "http://10.0.0.2:3001"]);
  answer = async () => ["10.0.0.2"];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(origins(1)).toEqual(["http://10.0.0.2:3001"]);
});

it("a name that was never resolved is asked as it is", async () => {
  vi.useFakeTimers();
  replicas = replicasOf(["http://api:3001"], { resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  await vi.advanceTimersByTimeAsync(0);
  expect(origins(1)).toEqual(["http://api:3001"]);
});

it("a name server that is silent is waited for by one call", async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const resolve = () =>
    new Promise<string[]>((answer) => answers.push(() => answer([`10.0.0.${answers.length}`])));
  replicas = replicasOf(["http://api:3001"], { resolve });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(2);
  expect(origins(1)).toEqual(["http://10.0.0.1:3001"]);
});
