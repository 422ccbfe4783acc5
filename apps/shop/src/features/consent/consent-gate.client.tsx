"use client";
import dynamic from "next/dynamic";

/** The question with its styles, which no page carries where no script of others is configured. */
export const ConsentGate = dynamic(() =>
  import("./consent-region.client.tsx").then(({ ConsentRegion }) => ConsentRegion),
);
