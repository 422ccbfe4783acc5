"use client";

import { Wordmark } from "@precise/ui/blocks/header/wordmark";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { lightsStorageKey } from "@precise/ui/styles/theme-script";
import { useEffect } from "react";
import { failureCopy } from "../shell/failure-copy.ts";
import * as css from "./failure-document.css.ts";
import { WebFonts } from "./web-fonts.client.tsx";

const triesKey = "page-tries";

/**
 * The document of a page that does not answer: says so, and asks again by itself, less often each time.
 * @param homeHref where the wordmark leads
 */
export function FailureDocument({ homeHref }: { readonly homeHref: string }) {
  useEffect(() => {
    followChosenLights();
    const tries = readTries();
    const timer = setTimeout(() => {
      writeTries(tries + 1);
      location.reload();
    }, retryDelayMs(tries));
    return () => clearTimeout(timer);
  }, []);
  return (
    <html lang="en-NG" className={css.root}>
      <body>
        <Container>
          <title>{failureCopy.title}</title>
          <WebFonts face="figtree" />
          <header>
            {/* A plain link: the router has just failed. */}
            <a href={homeHref} className={css.home}>
              <Wordmark name={null} />
            </a>
          </header>
          <main id="main">
            <EmptyState
              level={1}
              title={failureCopy.title}
              action={<Button onClick={() => location.reload()}>{failureCopy.action}</Button>}
            >
              <p role="status">{failureCopy.text}</p>
            </EmptyState>
          </main>
        </Container>
      </body>
    </html>
  );
}

/** This page is made in the browser, where the script of the others does not run. */
function followChosenLights(): void {
  try {
    const lights = localStorage.getItem(lightsStorageKey);
    if (lights === "on" || lights === "off") document.documentElement.dataset.theme = `lights-${lights}`;
  } catch {
    // Storage is blocked: the page follows the system.
  }
}

/** Kept per tab and per address, so that a page that works again starts from 0. */
function readTries(): number {
  try {
    const [path, tries] = (sessionStorage.getItem(triesKey) ?? "").split(" ");
    return path === location.pathname ? Number(tries) || 0 : 0;
  } catch {
    // Storage is blocked: every try counts as the first.
    return 0;
  }
}

function writeTries(tries: number): void {
  try {
    sessionStorage.setItem(triesKey, `${location.pathname} ${tries}`);
  } catch {
    // Storage is blocked: nothing to remember.
  }
}

/** How long a failed page waits before it asks again: 3 s at first, twice as long each time, a minute at most. */
function retryDelayMs(tries: number): number {
  return Math.min(3_000 * 2 ** tries, 60_000);
}
