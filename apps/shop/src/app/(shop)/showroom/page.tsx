import { ShowroomList } from "../../../features/to-come/showroom-list.tsx";
import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/showroom");

export default function ShowroomPage() {
  return (
    <ToComeView path="/showroom">
      <ShowroomList />
    </ToComeView>
  );
}
