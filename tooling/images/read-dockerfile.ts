/** One instruction of a Dockerfile: `COPY --from=built /repo/ .` */
export interface Instruction {
  readonly name: "ENV" | "WORKDIR" | "COPY" | "RUN" | "USER" | "EXPOSE" | "HEALTHCHECK" | "CMD";
  /** Options that stand before the rest, without their dashes. */
  readonly options: Readonly<Record<string, string>>;
  readonly rest: string;
}

/** Everything from one FROM to the next. */
export interface Stage {
  /** Undefined for the last one, which is the image. */
  readonly name: string | undefined;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

const known = /^(?:ENV|WORKDIR|COPY|RUN|USER|EXPOSE|HEALTHCHECK|CMD)$/;

/**
 * Reads a Dockerfile of ours: the instructions that we use, and no others.
 * @throws Error that names the line which is none of them
 */
export function readDockerfile(text: string): readonly Stage[] {
  const defaults = new Map<string, string>();
  const stages: { name: string | undefined; base: string; instructions: Instruction[] }[] = [];
  for (const line of text.replaceAll("\\\n", " ").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, word = "", after = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (word === "ARG" && stage === undefined) {
      const [name = "", value = ""] = after.split("=");
      defaults.set(name, value);
    } else if (word === "FROM") {
      const [base = "", , name] = after.split(/\s+/);
      stages.push({
        name,
        base: base.replace(/\$\{(\w+)\}/g, (_whole, key: string) => defaults.get(key) ?? ""),
        instructions: [],
      });
    } else if (known.test(word) && stage !== undefined) {
      stage.instructions.push({ name: word as Instruction["name"], ...withoutOptions(after) });
    } else {
      throw new Error(`not an instruction that our Dockerfiles use: ${line}`);
    }
  }
  return stages;
}

function withoutOptions(after: string): Pick<Instruction, "options" | "rest"> {
  const options: Record<string, string> = {};
  let rest = after;
  for (;;) {
    const [whole, name, value] = /^--([\w-]+)=(\S+)\s+/.exec(rest) ?? [];
    if (whole === undefined || name === undefined || value === undefined) return { options, rest };
    options[name] = value;
    rest = rest.slice(whole.length);
  }
}
