import { flutterwaveFacts } from "./flutterwave-fake.ts";
import { monnifyFacts } from "./monnify-fake.ts";
import { portContract } from "./provider-contract.ts";

portContract("Monnify, which is not offered,", monnifyFacts);
portContract("Flutterwave, which is not offered,", flutterwaveFacts);
