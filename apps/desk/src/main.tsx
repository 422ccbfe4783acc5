import "#desk/styles/desk-global.css.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createDeskCache } from "#desk/api/desk-query.ts";
import { deskRouter } from "#desk/desk-router.tsx";

const place = document.getElementById("desk");
if (place === null) throw new Error("index.html has no place for the desk");
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={createDeskCache()}>
      <RouterProvider router={deskRouter} />
    </QueryClientProvider>
  </StrictMode>,
);
