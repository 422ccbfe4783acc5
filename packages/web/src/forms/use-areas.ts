import { useCallback, useEffect, useRef, useState } from "react";

/** Local government areas as a form can offer them now. */
export interface OfferedAreas {
  readonly areas: readonly string[];
  /** "away": the table could not be loaded, and the server must be asked. */
  readonly standing: "here" | "coming" | "away";
  /** Starts to load the table, so that it is there when a state is chosen. */
  readonly prepare: () => void;
  readonly choose: (state: string) => void;
}

/**
 * The local government areas of the chosen state. The table of all of them comes with the first look at the states.
 * @param known areas of the state that the page came with
 * @param sentState the state that the page came with
 */
export function useAreas(known: readonly string[], sentState: string): OfferedAreas {
  const [offered, setOffered] = useState<Pick<OfferedAreas, "areas" | "standing">>({
    areas: known,
    standing: "here",
  });
  const lastChosen = useRef(sentState);
  const choose = useCallback((state: string) => {
    const offer = (areas: readonly string[], standing: OfferedAreas["standing"]) => {
      // Tables may come in any order: the last choice counts.
      if (lastChosen.current === state) setOffered({ areas, standing });
    };
    lastChosen.current = state;
    offer([], "coming");
    areasOf(state).then(
      (areas) => offer(areas, "here"),
      () => offer([], "away"),
    );
  }, []);

  // A state that was chosen before this code ran was heard by no one.
  useEffect(() => {
    const state = document.getElementById("state");
    if (state instanceof HTMLSelectElement && state.value !== sentState) choose(state.value);
  }, [sentState, choose]);

  return { ...offered, prepare: () => void areasOf("").catch(() => null), choose };
}

async function areasOf(state: string): Promise<readonly string[]> {
  const { localGovernmentAreas } = await import("@precise/contract/nigeria/local-government-areas");
  return localGovernmentAreas(state);
}
