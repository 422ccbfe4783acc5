import { type DeskJob, listDeskJobs } from "@precise/contract/desk/kit/jobs";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { jobSentence } from "#desk/jobs/job-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { kindWords } from "./kind-words.ts";

const columns = [
  { key: "what", head: "What", isRowHead: true },
  { key: "at", head: "Started" },
  { key: "stands", head: "What became of it" },
  { key: "act", head: "Act", isHeadHidden: true, align: "end" },
] as const;

/** The reader's latest bulk acts: each goes on by itself, and its outcome is found here afterwards. */
export function BulkActsScreen() {
  const { data: jobs, error } = useQuery(deskQuery(listDeskJobs));
  const [opened, setOpened] = useState<Omit<DeskJob, "rows"> | null>(null);
  const failure = failureOf(error);
  return (
    <Page title="My bulk acts">
      {jobs === undefined && <Unread failure={failure} reading="Reading what was started" />}
      {jobs?.length === 0 && <p>You have started nothing yet that has many rows.</p>}
      {jobs !== undefined && jobs.length > 0 && (
        <DenseTable
          label="My bulk acts"
          columns={columns}
          rows={jobs.map((job) => ({
            key: job.id,
            cells: {
              what: kindWords(job.kind),
              at: shortDayAndTime(job.created_at),
              stands: jobSentence(job),
              act: (
                <Button tone="secondary" onClick={() => setOpened(job)}>
                  Open
                </Button>
              ),
            },
          }))}
        />
      )}
      {opened && (
        <JobDialog
          id={opened.id}
          title={kindWords(opened.kind)}
          stale={[listDeskJobs]}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
