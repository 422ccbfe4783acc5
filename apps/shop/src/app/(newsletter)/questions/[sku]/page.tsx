import "people-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { questionCopy, questionOutcomes } from "#shop/features/questions/question-copy.ts";
import { questionCookieName, readQuestionCookie } from "#shop/features/questions/question-entries.ts";
import { QuestionView } from "#shop/features/questions/question-view.tsx";

export const metadata: Metadata = { title: questionCopy.pageTitle, robots: { index: false } };

/** Made per request: it shows the outcome of a post. @source design D20 */
export default async function Page({ params, searchParams }: PageProps<"/questions/[sku]">) {
  const [product] = await catalogueSource().products([decodedSegment((await params).sku)]);
  if (!product) notFound();
  const { outcome } = await searchParams;
  const entries = readQuestionCookie((await cookies()).get(questionCookieName)?.value);
  return (
    <QuestionView
      product={product}
      outcome={questionOutcomes.find((each) => each === outcome) ?? null}
      entries={entries}
    />
  );
}
