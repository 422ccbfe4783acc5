import type { Metadata } from "next";
import { copy } from "../../copy.ts";
import { loadHome } from "../../features/home/home.data.ts";
import { HomeView } from "../../features/home/home-view.tsx";

export const metadata: Metadata = {
  title: { absolute: copy.home.title },
  description: copy.home.description,
  alternates: { canonical: "/" },
};

export default async function HomePage() {
  return <HomeView {...(await loadHome())} />;
}
