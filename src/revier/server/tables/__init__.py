"""Tables as they are stored: open, find, sit down, agree, talk; seeds, clocks, and positions played again."""
