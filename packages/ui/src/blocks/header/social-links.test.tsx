import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SocialLinks } from "./social-links.client.tsx";

it("calls each network as it writes itself", () => {
  render(
    <SocialLinks
      links={[
        { network: "facebook", href: "https://www.facebook.com/precise" },
        { network: "instagram", href: "https://www.instagram.com/precise" },
        { network: "linkedin", href: "https://www.linkedin.com/company/precise" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Facebook",
    "Instagram",
    "LinkedIn",
  ]);
});
