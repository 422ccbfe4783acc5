import { describe, expect, it } from "vitest";
import { type FitLine, findings } from "./fits-together.ts";

// A cart: nobody said which of its lines hang on one wire.

const look = (lines: readonly Partial<FitLine>[]) =>
  findings(
    lines.map((line, at) => ({ id: String(at), name: "Article", kind: "other", quantity: 1, ...line })),
  );
const spoken = (lines: readonly Partial<FitLine>[]) =>
  look(lines).map(({ rule, severity }) => `${rule} ${severity}`);

const chandelier = {
  kind: "fitting",
  name: "Chandelier",
  base: "E14",
  holders: 6,
  hasLamps: false,
  lampMaxW: 6,
} as const;
const globe = {
  kind: "fitting",
  name: "Globe",
  base: "E27",
  holders: 1,
  hasLamps: false,
  lampMaxW: 8,
} as const;
const candle = {
  kind: "lamp",
  name: "Candle",
  base: "E14",
  watts: 4,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
const bulb = { kind: "lamp", name: "Bulb", base: "E27", watts: 9, isDimmable: false } as const;
const dimmer = {
  kind: "dimmer",
  name: "Dimmer",
  dimEdge: "trailing",
  dimMinW: 5,
  dimMaxLedW: 150,
} as const;
const light = {
  kind: "fitting",
  name: "Downlight",
  hasLamps: true,
  watts: 7,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
const driver = {
  kind: "driver",
  name: "24 V driver",
  driverV: 24,
  driverKind: "cv",
  driverMaxW: 100,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
const strip = {
  kind: "strip",
  name: "24 V strip",
  volts: 24,
  driverKind: "cv",
  watts: 48,
  isDimmable: true,
} as const;

describe("bulbs and holders", () => {
  it("stops a chandelier with nothing but bulbs that do not fit", () => {
    expect(spoken([chandelier, { ...bulb, quantity: 6 }])).toEqual(["1 stop", "3 warn"]);
  });
  it("is silent about a bulb beside a chandelier that has its candles", () => {
    expect(spoken([chandelier, { ...candle, quantity: 6 }, { ...bulb, quantity: 4 }])).toEqual([]);
  });
  it("names the fitting that has no bulbs, not the one that has", () => {
    const found = look([chandelier, { ...candle, quantity: 6 }, globe, { ...bulb, base: "B22" }]);
    expect(found.find(({ rule }) => rule === 1)?.lines).toEqual(["3", "2"]);
  });
  it("stops a bulb that is too strong for the only light that it fits", () => {
    expect(spoken([globe, bulb])).toEqual(["2 stop"]);
  });
  it("only notes a strong bulb beside a globe that has a weaker one", () => {
    expect(spoken([globe, { ...bulb, watts: 7 }, bulb])).toEqual(["2 note"]);
  });
});

describe("dimmers", () => {
  it("stop a bulb that cannot be dimmed where nothing else can", () => {
    expect(spoken([dimmer, bulb])).toEqual(["9 stop"]);
  });
  it("only note such a bulb where another light can be dimmed", () => {
    const found = look([dimmer, { ...light, quantity: 4 }, bulb]);
    expect(found.map(({ severity, text }) => `${severity}: ${text}`)).toEqual([
      "note: If Bulb hangs behind Dimmer: it cannot be dimmed.",
    ]);
  });
  it("only note a light of another edge where one of theirs is there", () => {
    expect(spoken([dimmer, light, { ...light, dimEdge: "leading" }])).toEqual(["10 note"]);
    expect(spoken([dimmer, { ...light, dimEdge: "leading" }])).toEqual(["10 warn"]);
  });
  it("warn of too little load", () => {
    expect(look([dimmer, candle])[0]?.text).toBe(
      "4 W behind a dimmer that needs 5 W: if nothing else hangs behind it, they may flicker, or glow when off.",
    );
  });
  it("warn of lights that are too much together, because some may hang on plain switches", () => {
    const [found] = look([dimmer, { ...light, quantity: 22 }]);
    expect([found?.severity, found?.text]).toEqual([
      "warn",
      "154 W of LED on a dimmer for 150 W, if all of them hang behind Dimmer.",
    ]);
  });
  it("do not count what cannot be dimmed", () => {
    expect(spoken([dimmer, { ...light, quantity: 20 }, { ...bulb, quantity: 8 }])).toEqual(["9 note"]);
  });
  it("stop a single light that is too much alone", () => {
    expect(spoken([dimmer, { ...light, watts: 200 }])).toEqual(["12 stop"]);
  });
  it("carry together what each carries, each gang of a plate for itself", () => {
    const lights = { ...light, quantity: 40 };
    expect(spoken([{ ...dimmer, quantity: 2 }, lights])).toEqual([]);
    expect(spoken([{ ...dimmer, dimChannels: 2 }, lights])).toEqual([]);
    expect(spoken([{ ...dimmer, dimMaxLamps: 10, quantity: 2 }, lights])).toEqual(["13 warn"]);
  });
  it("do not act on lamps that dim by themselves", () => {
    expect(spoken([dimmer, { ...light, dimEdge: "none" }])).toEqual([]);
  });
  it("do not act on lamps with a plug and their bulbs", () => {
    const tableLamp = { ...globe, name: "Table lamp", lampMaxW: 10, terminal: "plug" } as const;
    expect(spoken([dimmer, tableLamp, bulb])).toEqual([]);
    expect(spoken([dimmer, { ...light, isDimmable: false, terminal: "plug" }])).toEqual([]);
    expect(spoken([dimmer, { ...globe, lampMaxW: 10, quantity: 2 }, tableLamp, bulb])).toContain("9 stop");
  });
  it("see the driver in place of its strips", () => {
    expect(spoken([dimmer, driver, strip])).toEqual([]);
    expect(spoken([dimmer, { ...driver, isDimmable: false }, strip])).toEqual(["9 stop"]);
    expect(spoken([{ ...dimmer, dimMaxLedW: 40 }, driver, strip])).toEqual(["12 stop"]);
  });
  it("warn of a lamp with a battery", () => {
    expect(spoken([dimmer, light, { ...candle, isRechargeable: true }])).toEqual(["24 warn"]);
  });
});

describe("strips and drivers", () => {
  it("warn of a strip without a driver, because people have drivers at home", () => {
    expect(spoken([strip])).toEqual(["5 warn"]);
  });
  it("are silent about a driver for something else", () => {
    const driver12 = { ...driver, name: "12 V driver", driverV: 12 };
    expect(spoken([strip, driver, driver12])).toEqual([]);
    expect(spoken([strip, driver12])).toEqual(["6 stop"]);
  });
});

it("says nothing of mixed colours, which may go to different rooms", () => {
  expect(
    spoken([
      { ...light, colourTemperature: 2700 },
      { ...light, colourTemperature: 6500 },
    ]),
  ).toEqual([]);
});

it("notes the weight of a light only where it hangs", () => {
  const heavy = { ...light, weightKg: 18 };
  expect(spoken([{ ...heavy, terminal: "ceiling" }])).toEqual(["18 note"]);
  expect(spoken([{ ...heavy, terminal: "plug" }, heavy])).toEqual([]);
});

it("counts the heads that clip into a kit of track and spots", () => {
  const kit = { ...light, name: "Kit", trackSystem: "single-circuit" };
  const head = { ...light, kind: "track-head", name: "Head" } as const;
  expect(spoken([kit, { ...head, trackSystem: "single-circuit" }])).toEqual([]);
  expect(spoken([kit, { ...head, trackSystem: "3-circuit" }])).toEqual(["21 stop"]);
});

it("leaves out advice on electrical safety while it is off", () => {
  const lines = [globe, bulb, dimmer].map((line, at): FitLine => ({ id: String(at), quantity: 1, ...line }));
  const rules = (isElectricalAdviceOn: boolean) =>
    findings(lines, [], { isElectricalAdviceOn }).map(({ rule }) => rule);
  expect(rules(true)).toEqual([2, 9]);
  expect(rules(false)).toEqual([9]);
});
