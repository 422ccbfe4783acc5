import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readIes } from "./ies.ts";
import { readLdt } from "./ldt.ts";
import { beamAngleOf, fluxOf, intensityAt } from "./photometry.ts";

/** A plain disc: intensity by the cosine, so that 1,000 lm are 318.3 cd straight down. */
const peak = 1_000 / Math.PI;
const angles = Array.from({ length: 19 }, (_, at) => at * 5);
const disc = angles.map((angle) => (peak * Math.cos((angle * Math.PI) / 180)).toFixed(2));
const bytesOf = (text: string) => new TextEncoder().encode(text);

function ldtOf(
  changes: { readonly symmetry?: number; readonly planes?: number; readonly lamps?: string } = {},
) {
  const { symmetry = 1, planes = 1, lamps = "1" } = changes;
  const stored = { 0: planes, 1: 1, 2: planes / 2 + 1, 3: planes / 2 + 1, 4: planes / 4 + 1 }[symmetry] ?? 1;
  const head = [
    "Glow Ltd",
    "1",
    String(symmetry),
    String(planes),
    "90",
    "19",
    "5",
    "R-1",
    "Abeokuta disc",
    "PR-1",
    "f",
    "d",
  ];
  const sizes = Array.from({ length: 9 }, () => "100");
  const set = [lamps, "LED", "2660", "3000K", "90", "28,5"];
  const planeAngles = Array.from({ length: planes }, (_, at) => String((360 / planes) * at));
  return [
    ...head,
    ...sizes,
    "100",
    "100",
    "1",
    "0",
    "1",
    ...set,
    ...Array.from({ length: 10 }, () => "0.5"),
    ...planeAngles,
    ...angles.map(String),
    ...Array.from({ length: stored }, () => disc.map((each) => each.replace(".", ","))).flat(),
  ].join("\r\n");
}

const iesOf = (lumens: number, planes: readonly number[] = [0]) =>
  [
    "IESNA:LM-63-2002",
    "[MANUFAC] Glow Ltd",
    "[LUMCAT] PR-1",
    "TILT=NONE",
    `1 ${lumens} 1.0 19 ${planes.length} 1 2 0.3 0.3 0.05`,
    "1.0 1.0 28.5",
    angles.join(" "),
    planes.join(" "),
    ...planes.map(() => disc.join(" ")),
  ].join("\n");

describe("an EULUMDAT file", () => {
  it.each([
    [{}, "rotational", [0]],
    [{ symmetry: 0, planes: 4 }, "none", [0, 90, 180, 270]],
    [{ symmetry: 2, planes: 4 }, "c0-c180", [0, 90, 180]],
    [{ symmetry: 3, planes: 4 }, "c90-c270", [90, 180, 270]],
    [{ symmetry: 4, planes: 8 }, "quadrant", [0, 45, 90]],
  ] as const)("is read with its symmetry: %j is %s", (changes, symmetry, planes) => {
    const read = readLdt(bytesOf(ldtOf(changes)));
    if (!read.ok) throw new Error(read.code);
    expect(read.value).toMatchObject({
      name: "Abeokuta disc",
      maker: "Glow Ltd",
      lumens: 2660,
      watts: 28.5,
      colourTemperature: 3000,
      symmetry,
      planes,
    });
    expect(fluxOf(read.value) / 2660).toBeCloseTo(1, 2);
    expect(intensityAt(read.value, 33, 0)).toBeCloseTo(peak * 2.66, 0);
    expect(beamAngleOf(read.value)).toBeCloseTo(120, 0);
  });

  it("counts as absolute with a negative number of lamps, and reads Latin-1 and a blank tail", () => {
    const text = `${ldtOf({ lamps: "-1" }).replace("Abeokuta", "B\u00e9nin")}\r\n\r\n`;
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const read = readLdt(latin);
    expect(read.ok && [read.value.name, read.value.lumens]).toEqual(["B\u00e9nin disc", 2660]);
  });

  it.each([
    ["too-large", "0".repeat(1_000_001)],
    ["not-this-kind", iesOf(1000)],
    ["not-this-kind", ""],
    ["cut-off", ldtOf().split("\r\n").slice(0, 70).join("\r\n")],
    ["bad-value", ldtOf().replace("318,31", "bright")],
    ["not-supported", ldtOf({ symmetry: 2, planes: 3 })],
    ["flux-differs", ldtOf().replace("\r\n100\r\n100\r\n1\r\n", "\r\n100\r\n80\r\n1\r\n")],
  ])("is refused as %s", (code, text) => {
    expect(readLdt(bytesOf(text))).toEqual({ ok: false, code });
  });
});

describe("an IES file", () => {
  it.each([
    [[0], "rotational"],
    [[0, 45, 90], "quadrant"],
    [[0, 90, 180], "c0-c180"],
    [[0, 90, 180, 270, 360], "none"],
  ] as const)("is read with planes %j as %s", (planes, symmetry) => {
    const read = readIes(bytesOf(iesOf(-1, planes)));
    if (!read.ok) throw new Error(read.code);
    expect(read.value).toMatchObject({ name: "PR-1", maker: "Glow Ltd", watts: 28.5, symmetry });
    expect(read.value.lumens / 1_000).toBeCloseTo(1, 2);
  });

  it("takes lamps of more lumens than leave the fitting, and none of fewer", () => {
    expect(readIes(bytesOf(iesOf(1_400)))).toMatchObject({ ok: true });
    expect(readIes(bytesOf(iesOf(700)))).toEqual({ ok: false, code: "flux-differs" });
  });

  it("takes the factor for the candela alone", () => {
    const times = (factor: number) => bytesOf(iesOf(1_600).replace("1 1600 1.0", `1 1600 ${factor}`));
    const half = readIes(times(0.5));
    expect(half.ok && half.value.lumens / 500).toBeCloseTo(1, 2);
    expect(readIes(times(1_000))).toEqual({ ok: false, code: "flux-differs" });
  });

  it("reads lines that end with a carriage return alone", () => {
    expect(readIes(bytesOf(iesOf(-1).replaceAll("\n", "\r")))).toEqual(readIes(bytesOf(iesOf(-1))));
    expect(readLdt(bytesOf(ldtOf().replaceAll("\r\n", "\r")))).toEqual(readLdt(bytesOf(ldtOf())));
  });

  it.each([
    [-0.05, true],
    [-50, false],
  ])("takes %d cd for nothing: %s", (candela, ok) => {
    const read = readIes(bytesOf(iesOf(-1).replace(/[\d.]+$/, String(candela))));
    expect(read.ok).toBe(ok);
    expect(!read.ok || read.value.candela[0]?.at(-1) === 0).toBe(true);
  });

  it("reads past a table of tilts", () => {
    const tilted = iesOf(-1).replace("TILT=NONE", "TILT=INCLUDE\n1\n2\n0 90\n1 1");
    expect(readIes(bytesOf(tilted))).toMatchObject({ ok: true });
  });

  it.each([
    ["not-this-kind", ldtOf()],
    ["not-supported", iesOf(-1).replace("TILT=NONE", "TILT=other.tlt")],
    ["not-supported", iesOf(-1).replace("19 1 1 2", "19 1 3 2")],
    ["cut-off", iesOf(-1).slice(0, 260)],
    ["bad-value", iesOf(-1).replace("318.31", "?")],
  ])("is refused as %s", (code, text) => {
    expect(readIes(bytesOf(text))).toEqual({ ok: false, code });
  });
});

it("no reader throws for 100,000 mutated files, and what is read is whole", () => {
  const files = [ldtOf(), ldtOf({ symmetry: 4, planes: 8 }), iesOf(-1), iesOf(1_400, [0, 45, 90])].map(
    bytesOf,
  );
  const change = fc.record({
    file: fc.nat({ max: files.length - 1 }),
    cut: fc.option(fc.nat({ max: 2_000 }), { freq: 6, nil: undefined }),
    bytes: fc.array(fc.tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(change, ({ file, cut, bytes }) => {
      const mutated = Uint8Array.from(files[file] ?? []).slice(0, cut);
      for (const [at, byte] of bytes) if (at < mutated.length) mutated[at] = byte;
      for (const read of [readLdt(mutated), readIes(mutated)]) {
        if (!read.ok) continue;
        const { planes, angles: of, candela, lumens } = read.value;
        expect(candela.length === planes.length && candela.every((row) => row.length === of.length)).toBe(
          true,
        );
        expect(Number.isFinite(lumens) && lumens > 0).toBe(true);
      }
    }),
    { numRuns: 50_000 },
  );
}, 120_000);
