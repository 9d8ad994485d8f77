"""Who somebody is: guests, accounts, sign-ins, and how they leave."""
