import { Container } from "../../components/layout/layout.tsx";
import * as css from "./bare-header.css.ts";
import { Wordmark } from "./wordmark.tsx";

/** A way to reach the shop. */
export interface HelpWay {
  /** A word or two: "Call", "WhatsApp". */
  readonly name: string;
  /** The number or address; shown where there is room, and always read out. */
  readonly value: string;
  readonly href: string;
}

/** The head of a page that nothing leads away from: the logo, and help. */
export function BareHeader(props: {
  readonly homeHref: string;
  /** Of the shop; null where it is not known. */
  readonly name: string | null;
  /** Names the links that follow. */
  readonly help: string;
  /** None while they are not known. */
  readonly ways: readonly HelpWay[];
}) {
  const { homeHref, name, help, ways } = props;
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          {/* Not the router's: the next page brings its own header and menus. */}
          <a href={homeHref} className={css.logo}>
            <Wordmark name={name} />
          </a>
          {ways.length > 0 && (
            <nav className={css.help} aria-label={help}>
              {ways.map(({ name: way, value, href }) => (
                <a key={href} href={href} className={css.way}>
                  <span className={css.name}>{way}</span> <span className={css.value}>{value}</span>
                </a>
              ))}
            </nav>
          )}
        </div>
      </Container>
    </header>
  );
}
