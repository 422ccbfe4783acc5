import { expect, it } from "vitest";
import { readTracingSettings } from "./tracing-settings.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };

it("there are no traces without an endpoint, and an empty one is none", () => {
  expect(readTracingSettings({ OTEL_TRACES_SAMPLER: "always_on" }, "precise-api")).toBeUndefined();
  expect(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, "precise-api")).toBeUndefined();
});

it.each([
  [{}, { share: 0.02, keepsOrders: true }],
  [{ OTEL_TRACES_SAMPLER_ARG: "0.2" }, { share: 0.2, keepsOrders: true }],
  [{ OTEL_TRACES_SAMPLER: "always_on" }, { share: 1, keepsOrders: false }],
  [{ OTEL_TRACES_SAMPLER: "parentbased_always_off" }, { share: 0, keepsOrders: false }],
  [
    { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" },
    { share: 0.1, keepsOrders: false },
  ],
])("%j reports %j", (variables, expected) => {
  expect(readTracingSettings({ ...endpoint, ...variables }, "precise-api")).toEqual({
    endpoint: "http://collector:4318",
    serviceName: "precise-api",
    ...expected,
  });
});

it("the process is called as OTEL_SERVICE_NAME says", () => {
  const settings = readTracingSettings({ ...endpoint, OTEL_SERVICE_NAME: "shop-lagos" }, "precise-shop");
  expect(settings?.serviceName).toBe("shop-lagos");
});

it.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "file:///traces"],
  ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
  ["OTEL_TRACES_SAMPLER_ARG", "half"],
])("%s=%s stops the process with a line that names it", (name, value) => {
  expect(() => readTracingSettings({ ...endpoint, [name]: value }, "precise-api")).toThrow(name);
});
