-- That an order may go out for less money ends when it is cancelled: reopened, it is asked again.
update shop_order set agreed_money_kobo = null where status = 'cancelled' and agreed_money_kobo is not null;
