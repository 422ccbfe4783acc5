import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";

/**
 * A statement of each bank as its export names and writes things, with a credit of ₦385,000 on 24 November 2026 and a debit.
 * The rows are made up. @source docs/bank-statements.md
 */
const statements: Readonly<Record<string, string>> = {
  GTBank: `CUSTOMER STATEMENT
Period,01-Nov-2026 TO 24-Nov-2026
Trans. Date,Value. Date,Reference,Debits,Credits,Balance,Originating Branch,Remarks
24-Nov-2026,24-Nov-2026,'0000132611241015,,"385,000.00","1,385,000.00",E- CHANNELS,NIP TRANSFER FROM ADA OBI
24-Nov-2026,24-Nov-2026,'0000132611241016,"5,000.00",,"1,380,000.00",IKEJA,SMS ALERT CHARGES`,
  Access: `S/N,Posted Date,Value Date,Description,Debit,Credit,Balance
1,24-NOV-26,24-NOV-26,NIP TRANSFER FROM ADA OBI,-,"385,000.00","1,385,000.00"
2,24-NOV-26,24-NOV-26,STAMP DUTY,50.00,-,"1,384,950.00"`,
  Zenith: `DATE,DESCRIPTION/PAYEE/MEMO,DEBIT AMOUNT,CREDIT AMOUNT,VALUE DATE,BALANCE
24/11/2026,NIP TRANSFER FROM ADA OBI,0.00,"385,000.00",24/11/2026,"1,385,000.00"
24/11/2026,NIP CHARGE,53.75,0.00,24/11/2026,"1,384,946.25"`,
  "Zenith for companies": `Date Posted,Value Date,Description,Debit,Credit,Balance
24/11/2026,24/11/2026,NIP TRANSFER FROM ADA OBI,0.00,"385,000.00","1,385,000.00"
24/11/2026,24/11/2026,NIP CHARGE,53.75,0.00,"1,384,946.25"`,
  UBA: `TRAN DATE,VALUE DATE,NARRATION,CHQ. NO,DEBIT,CREDIT,BALANCE
24-Nov-2026,24-Nov-2026,NIP TRANSFER FROM ADA OBI,,,"385,000.00","1,385,000.00"
24-Nov-2026,24-Nov-2026,SMS CHARGE,,4.00,,"1,384,996.00"`,
  "First Bank": `TransDate,Reference,Transaction Details,ValueDate,Deposit,Withdrawal,Balance
24-Nov-26,S43210987,NIP TRANSFER FROM ADA OBI,24-Nov-26,"385,000.00",,"1,385,000.00"
24-Nov-26,S43210988,ELECTRONIC LEVY,24-Nov-26,,50.00,"1,384,950.00"`,
  Sterling: `Trans Date;Value Date;Narration;Money In;Money Out;Balance
24/11/2026;24/11/2026;NIP TRANSFER FROM ADA OBI;385,000.00;;1,385,000.00
24/11/2026;24/11/2026;VAT;;7.50;1,384,992.50`,
  Fidelity: `Transaction Date,Value Date,Channel,Details,Pay In,Pay Out,Balance
24-Nov-26,24-Nov-26,NIP,NIP TRANSFER FROM ADA OBI,"385,000.00",,"1,385,000.00"
24-Nov-26,24-Nov-26,FEE,NIP CHARGE,,26.88,"1,384,973.12"`,
  Wema: `Date,Ref Number,Transaction Details,Value Date,Withdrawal (DR),Lodgement,Balance
24-Nov-2026,M1234567,NIP TRANSFER FROM ADA OBI,24-Nov-2026,0.00,"385,000.00","1,385,000.00"
24-Nov-2026,M1234568,COMMISSION,24-Nov-2026,10.00,0.00,"1,384,990.00"`,
  Moniepoint: `Date,Narration,Reference,Debit,Credit,Balance
2026-11-24T09:15:10,NIP TRANSFER FROM ADA OBI,TRF|2MPT1234|19876,0.00,"385,000.00","1,385,000.00"
2026-11-24T09:20:10,POS CHARGE,FEE|2MPT1234|19877,20.00,0.00,"1,384,980.00"`,
  OPay: `Account Name,PRECISE LIGHTING LTD
Trans. Date,Value Date,Description,Debit(₦),Credit(₦),Balance After(₦),Channel,Transaction Reference
24 Nov 2026 09:15:10,24 Nov 2026,NIP TRANSFER FROM ADA OBI,--,"385,000.00","1,385,000.00",Mobile,261124010103
24 Nov 2026 09:20:10,24 Nov 2026,Electronic Money Transfer Levy,50.00,--,"1,384,950.00",Mobile,261124010104`,
  "OPay with one column": `Trans. Time,Value Date,Description,Debit/Credit(₦),Balance(₦),Channel,Transaction Reference
2026 Nov 24 09:15:10,24 Nov 2026,NIP TRANSFER FROM ADA OBI,"+385,000.00","1,385,000.00",Mobile,1
2026 Nov 24 09:20:10,24 Nov 2026,Airtime,-50.00,"1,384,950.00",Mobile,2`,
  PalmPay: `Transaction Date,Transaction Detail,Money In (NGN),Money Out (NGN),Transaction ID
11/24/2026 09:15:10 AM,NIP TRANSFER FROM ADA OBI,"+385,000.00",,t1
11/24/2026 09:20:10 AM,Airtime,,-50.00,t2`,
  Kuda: `Date/Time,Money In,Money out,Category,To / From,Description,Balance
24/11/26 09:15:10,"₦385,000.00",,inward transfer,Ada Obi,NIP TRANSFER FROM ADA OBI,"₦1,385,000.00"
24/11/26 09:20:10,,₦50.00,stamp duty,,EMTL,"₦1,384,950.00"`,
};

it.each(Object.entries(statements))("a statement of %s is read", (_bank, text) => {
  const read = readStatement(text, "2026-11-24");
  expect(read.ok && read.rows.map(({ kind }) => kind)).toEqual(["credit", "debit"]);
  expect(read.ok && read.rows[0]).toMatchObject({
    credit: { day: "2026-11-24", amount: naira(385_000), narration: "NIP TRANSFER FROM ADA OBI" },
  });
});
