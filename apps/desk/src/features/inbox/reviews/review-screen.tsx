import { type DeskReview, readDeskReview, readDeskReviewPicture } from "@precise/contract/desk/inbox/reviews";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { SentPictures } from "#desk/pictures/sent-pictures.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
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
          <div className={layouts.columns}>
            <div className={layouts.parts}>
              <Part
                title={
                  <>
                    {review.stars} of 5<span>{review.title !== null && `: ${review.title}`}</span>
                  </>
                }
                id="written"
              >
                <p className={css.text}>{review.text}</p>
                {review.has_picture && (
                  <SentPictures
                    key={review.changed_at}
                    count={1}
                    query={() =>
                      deskQuery(readDeskReviewPicture, { params: { reference: review.reference } })
                    }
                    what="What came with the review"
                  />
                )}
              </Part>
              <ReviewAnswerForm key={review.reference} review={review} />
            </div>
            <div className={layouts.parts}>
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
    <Part title="Facts" id="facts">
      <FactList facts={facts} />
    </Part>
  );
}
