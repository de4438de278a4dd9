"""Kodama Duo: two players grow a tree each by laying branch cards freely on the table."""
