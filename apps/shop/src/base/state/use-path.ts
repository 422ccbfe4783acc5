import { useSetAtom } from "jotai/react";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { pathAtom } from "./path.atoms.ts";

/** Keeps the path of the state that of the router. */
export function usePath(): void {
  const path = usePathname();
  const setPath = useSetAtom(pathAtom);
  useEffect(() => {
    // Never null within the app folder: Next's type allows for pages of its older router.
    if (path !== null) setPath(path);
  }, [setPath, path]);
}
