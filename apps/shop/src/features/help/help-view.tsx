import { phoneText } from "@precise/contract/nigeria/phone";
import { plainText } from "@precise/contract/pages/markdown";
import type { HelpGroup } from "@precise/contract/pages/page-schemas";
import type { Company } from "@precise/contract/shop/company";
import { Container } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import { greetingOf } from "#shop/base/company-words.ts";
import { type ContentFigures, figuresOf, withFigures } from "#shop/base/content/figures.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { JsonLd, jsonLdText } from "#shop/base/seo/json-ld.tsx";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import * as css from "./help.css.ts";
import { helpCopy as copy } from "./help-copy.ts";
import { HelpSearch } from "./help-search.client.tsx";

/**
 * Questions in groups, each with an address of its own, and ways to a person.
 * @param company null while it is not known: then only the form is offered
 * @param form the form to write to us
 * @source spec §2 "/faqs"
 */
export async function HelpView({
  company,
  form,
}: {
  readonly company: Company | null;
  readonly form: ReactNode;
}) {
  const page = await loadPage("help");
  return (
    <>
      <JsonLd text={helpJsonLd(page.groups, figuresOf(company))} />
      <PageOpening path={routes.help.href} title={page.title} lead={page.lead} note={<HelpSearch />} />
      <Container>
        <div className={css.columns}>
          <nav className={css.topics} aria-label={copy.groups}>
            {page.groups.map(({ id, title }) => (
              <a key={id} className={css.topic} href={`#${id}`}>
                {title}
              </a>
            ))}
            <a className={css.topic} href="#contact">
              {copy.contact}
            </a>
          </nav>
          <div className={css.groups}>
            {page.groups.map(({ id, title, questions }) => (
              <section key={id} data-answers aria-labelledby={id}>
                <h2 id={id} className={css.groupTitle}>
                  {title}
                </h2>
                {questions.map((each) => (
                  <details key={each.id} data-answer className={css.answer}>
                    <summary className={`${css.question} ${css.opened}`}>{each.question}</summary>
                    <div id={each.id} className={css.answerText}>
                      <MarkdownView text={each.answer} />
                    </div>
                  </details>
                ))}
              </section>
            ))}
          </div>
        </div>
        <section id="contact" className={css.contact} aria-labelledby="contact-title">
          <div className={css.contactWays}>
            <h2 id="contact-title">{copy.contact}</h2>
            {company && <ContactWays company={company} />}
          </div>
          {form}
        </section>
      </Container>
    </>
  );
}

/** Phone, WhatsApp and e-mail, each a press away. */
function ContactWays({ company }: { readonly company: Company }) {
  const { legal_name, rc_number, address, phone, other_phones = [], whatsapp, email } = company;
  const callTo = (number: string) => ({ value: number, href: `tel:${number.replaceAll(" ", "")}` });
  const ways = [
    ...[phone, ...other_phones].map((number) => ({ name: copy.phone, ...callTo(number) })),
    ...(whatsapp === undefined
      ? []
      : [
          {
            name: copy.whatsApp,
            value: phoneText(whatsapp),
            href: whatsAppLink(greetingOf(company) + copy.question, whatsapp),
          },
        ]),
    { name: copy.email, value: email, href: `mailto:${email}` },
  ];
  return (
    <>
      {ways.map(({ name, value, href }) => (
        <a key={href} href={href} className={css.way}>
          <span className={css.wayName}>{name}</span>
          <span className={css.wayValue}>{value}</span>
        </a>
      ))}
      <p className={css.wayName}>{[legal_name, rc_number, address].filter(Boolean).join(", ")}</p>
    </>
  );
}

/** All questions with their answers, for search engines. */
function helpJsonLd(groups: readonly HelpGroup[], figures: ContentFigures): string {
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: {
          "@type": "Answer",
          text: withFigures(answer.children.map(plainText).join(" "), figures),
        },
      })),
    ),
  });
}
