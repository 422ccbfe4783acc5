import { type DeskReview, readDeskReview, readDeskReviewPicture } from "@precise/contract/desk/inbox/reviews";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useQuery } from "@tanstack/react-query";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { SentPicture, SentPictures } from "#desk/pictures/sent-pictures.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { PublishButton, RefuseForm, ReviewAnswerForm } from "./review-acts.tsx";
import { powerWords, reviewStateNames } from "./review-words.ts";
import * as css from "./reviews.css.ts";

/** One review: what was written, and whether it is shown. */
export function ReviewScreen() {
  const reference = useAddressPart("reference");
  return (
    <RecordScreen
      call={readDeskReview}
      input={{ params: { reference } }}
      title={reference}
      reading="Reading the review"
      back={<DeskLink href="/reviews">All reviews</DeskLink>}
    >
      {(review) => (
        <Page
          title={review.reference}
          beside={<strong>{reviewStateNames[review.state]}</strong>}
          actions={review.state !== "published" && !review.is_sample && <PublishButton review={review} />}
        >
          {review.is_sample && (
            <Alert tone="caution">
              Its order is a sample: nobody bought anything, and nothing of it is shown.
            </Alert>
          )}
          <div className={css.columns}>
            <div className={css.parts}>
              <section className={css.part} aria-labelledby="written">
                <h2 id="written" className={css.partTitle}>
                  {review.stars} of 5<span>{review.title !== null && `: ${review.title}`}</span>
                </h2>
                <p className={css.text}>{review.text}</p>
                {review.has_picture && (
                  <SentPictures
                    count={1}
                    picture={() => <ReviewPicture key={review.changed_at} review={review} />}
                  />
                )}
              </section>
              <ReviewAnswerForm key={review.reference} review={review} />
            </div>
            <div className={css.parts}>
              <ReviewFacts review={review} />
              {review.state !== "refused" && <RefuseForm key={review.reference} review={review} />}
            </div>
          </div>
        </Page>
      )}
    </RecordScreen>
  );
}

function ReviewFacts({ review }: { readonly review: DeskReview }) {
  const { order_number: order, sku } = review;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ["Article", <DeskLink key="sku" href={`/products/${sku}`}>{`${review.name} (${sku})`}</DeskLink>],
    [
      "Order",
      <DeskLink key="order" href={`/orders/${order}`}>
        {order}
      </DeskLink>,
    ],
    ["Shown as", review.author ?? "No name"],
    ["Runs on", powerWords(review.power_source)],
    ["In use", review.months_in_use === 1 ? "1 month" : `${review.months_in_use} months`],
    ["Written", dayAndTime(review.written_at)],
    ...(review.reason === null ? [] : [["Refused because", review.reason] as const]),
  ];
  return (
    <section className={css.part} aria-labelledby="facts">
      <h2 id="facts" className={css.partTitle}>
        Facts
      </h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factText}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ReviewPicture({ review: { reference } }: { readonly review: DeskReview }) {
  const { data, error } = useQuery(deskQuery(readDeskReviewPicture, { params: { reference } }));
  return (
    <SentPicture picture={data} failure={failureOf(error)} position={0} what="What came with the review" />
  );
}
