"use client";
import dynamic from "next/dynamic";

/** A guest's page has the same address and loads none of these forms. */
export const SignedInParts = dynamic(() =>
  import("./account-parts.client.tsx").then(({ AccountParts }) => AccountParts),
);
